// Commits as the text that `git log` prints.

export function formatLog(commits) {
  return commits.map(formatCommit).join('\n');
}

function formatCommit({ id, parents, author, message }) {
  const short = parents.map((parent) => parent.slice(0, 7));
  const merge = parents.length > 1 ? [`Merge: ${short.join(' ')}`] : [];
  const lines = message.trimEnd().split('\n');
  return [
    `commit ${id}`,
    ...merge,
    `Author: ${author.name} <${author.email}>`,
    `Date:   ${formatDate(author)}`,
    '',
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n');
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months =
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The time on the clock of the person, not on ours. */
export function formatDate({ seconds, zone }) {
  const sign = zone.startsWith('-') ? -1 : 1;
  const hours = Number(zone.slice(1, 3));
  const minutes = hours * 60 + Number(zone.slice(3));
  const date = new Date((seconds + sign * minutes * 60) * 1000);
  const day = days[date.getUTCDay()];
  const month = months[date.getUTCMonth()];
  const time = date.toISOString().slice(11, 19);
  const year = date.getUTCFullYear();
  return `${day} ${month} ${date.getUTCDate()} ${time} ${year} ${zone}`;
}
