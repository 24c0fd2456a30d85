// Installs Java for the Nu HTML checker, if it is missing.
import { spawnSync } from 'node:child_process';
import { installFirstOf } from '../debian-packages.ts';

/** The checker is compiled for this version. */
const needed = 17;
/** Debian packages in order of preference; newer releases only have newer versions. */
const packages = ['openjdk-17-jre-headless', 'default-jre-headless'];

/** Instructions for installing Java manually. */
export const javaAdvice = `The Nu HTML checker needs Java ${needed} or newer. Install it, so that "java" is on your PATH: on Debian and Ubuntu with "apt-get install ${packages[1]}", on a Mac with "brew install openjdk".`;

/** The version printed by `java -version`: 17 for "17.0.20", 8 for "1.8.0". */
export function javaVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : null;
}

/** Installs Java if it is missing; false if that is not possible. */
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
