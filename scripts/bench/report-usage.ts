// Loaded into a measured command: tells its peak memory when it ends.
process.on('exit', () => {
  process.stderr.write(`\npeak-memory-kb ${process.resourceUsage().maxRSS}\n`);
});
