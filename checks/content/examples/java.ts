// Puts a Java on this machine for the Nu HTML checker. Does nothing where one is found.
import { spawnSync } from 'node:child_process';
import { installFirstOf } from '../debian-packages.ts';

/** The checker is compiled for this version. */
const needed = 17;
/** Debian's packages, the most wanted first; newer releases have only newer ones. */
const packages = ['openjdk-17-jre-headless', 'default-jre-headless'];

/** Words for those who must install one themselves. */
export const javaAdvice = `The Nu HTML checker needs Java ${needed} or newer. Install it, so that "java" is on your PATH: on Debian and Ubuntu with "apt-get install ${packages[1]}", on a Mac with "brew install openjdk".`;

/** The version that `java -version` names: 17 for "17.0.20", 8 for "1.8.0". */
export function javaVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : null;
}

/** Installs one if there is none; false when that is not possible. */
export function installJava(): boolean {
  if (isInstalled()) return true;
  console.log('No Java was found. Installing one for the Nu HTML checker …');
  installFirstOf(packages);
  return isInstalled();
}

function isInstalled(): boolean {
  const { stderr, stdout, status } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && (javaVersion(`${stderr}${stdout}`) ?? 0) >= needed;
}

if (import.meta.main && !installJava()) {
  console.error(javaAdvice);
  process.exitCode = 1;
}
