#!/usr/bin/env node
// `npx plinth dev|build|serve|check|init [folder]`: the commands of the project for a folder of Markdown anywhere. It is
// plain JavaScript, because it also runs on a Node that knows no types, and then hands over to one that does.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeStateFolder } from './state-folder.js';

const root = dirname(import.meta.dirname ?? dirname(fileURLToPath(import.meta.url)));

const commands = {
  dev: 'shows the folder in the browser, and every edit as you save it',
  build: 'writes the site',
  serve: 'serves the site that was built last',
  check: 'lists what is wrong in the folder, or in one file of it, and builds nothing',
  init: 'writes a small folder to begin with',
};

const usage = `Use it like this: npx plinth <command> [folder]

${Object.entries(commands)
  .map(([name, does]) => `  ${name.padEnd(7)}${does}`)
  .join('\n')}

Without a folder it is "content" if there is one here, and this folder itself if not.
The site is written to .plinth/static, caches to a folder of your account (STATE_DIR names another).
OUT_DIR, PORT, HOST and SITE_URL can be set in the environment.
The manual is ${join(root, 'content/README.md')}.`;

const [command = '', folder, ...rest] = process.argv.slice(2);

const isHelp = (word) => word === 'help' || word === '--help' || word === '-h';

if (command === '' || isHelp(command) || folder === '--help' || folder === '-h')
  end(usage, command === '' ? 1 : 0);
else if (!Object.hasOwn(commands, command)) end(`There is no command "${command}".\n\n${usage}`, 1);
else if (folder?.startsWith('-')) end(`"plinth ${command}" has no option ${folder}.\n\n${usage}`, 1);
else if (rest.length > 0) end(`"plinth ${command}" takes one folder.\n\n${usage}`, 1);
else run();

function end(text, code) {
  (code === 0 ? console.log : console.error)(text);
  process.exitCode = code;
}

/** Runs the command on a Node that can strip types, and ends as it ends. */
function run() {
  const outDir = process.env.OUT_DIR || '.plinth';
  // A folder named by OUT_DIR is the owner's choice; this one may have come with the Markdown.
  if (!process.env.OUT_DIR && lstatSync(outDir, { throwIfNoEntry: false })?.isSymbolicLink()) {
    end(
      `The folder ${outDir} is a symbolic link, so nothing is written into it. Remove it, or name another folder with OUT_DIR.`,
      1,
    );
    return;
  }
  let stateDir;
  try {
    stateDir = process.env.STATE_DIR || makeStateFolder(resolve(outDir), process.env);
  } catch (error) {
    end(error.message, 1);
    return;
  }
  const content = folder ?? (command !== 'init' && existsSync('content') ? 'content' : '.');
  const child = spawn(nodeWithTypes(), [join(root, 'scripts', `${command}.ts`)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTENT_DIR: resolve(content),
      // What is published as it is lies in the folder that the command is given in, never outside it.
      PUBLIC_DIR: process.env.PUBLIC_DIR || 'public',
      OUT_DIR: outDir,
      STATE_DIR: stateDir,
      // Also for the processes that the command starts: Node strips no types from packages by itself.
      NODE_OPTIONS: [
        process.env.NODE_OPTIONS ?? '',
        `--import=${pathToFileURL(join(root, 'bin/strip-types.js')).href}`,
        '--disable-warning=ExperimentalWarning',
      ].join(' '),
    },
  });
  // The terminal sends them to both; this one waits for the other to end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
    process.exit();
  });
}

/** This Node if it is new enough, or the one that comes with the package. */
function nodeWithTypes() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  return join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin/node');
}
