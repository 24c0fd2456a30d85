// Loaded into the processes that parse: one that is given a page with the word "Heavy" dies, as it would without memory.
process.on('message', ({ job }: { job?: { text: string }[] }) => {
  if (job?.some(({ text }) => text.includes('Heavy'))) process.kill(process.pid, 'SIGKILL');
});
