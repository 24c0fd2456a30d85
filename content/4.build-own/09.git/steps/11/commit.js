// A commit object: a tree, the commits before it, two people, a message.

const personForm = /^(.*) <(.*)> (\d+) ([+-]\d{4})$/;

export function encodeCommit(commit) {
  const { tree, parents, author, committer = author, message } = commit;
  const lines = [
    `tree ${tree}`,
    ...parents.map((id) => `parent ${id}`),
    `author ${formatPerson(author)}`,
    `committer ${formatPerson(committer)}`,
    '',
    message,
  ];
  return Buffer.from(lines.join('\n'));
}

export function decodeCommit(content) {
  const text = content.toString();
  const end = text.indexOf('\n\n');
  const message = text.slice(end + 2);
  const commit = { parents: [], message };
  for (const line of text.slice(0, end).split('\n')) {
    const [name] = line.split(' ', 1);
    const value = line.slice(name.length + 1);
    if (name === 'tree') commit.tree = value;
    if (name === 'parent') commit.parents.push(value);
    if (name === 'author') commit.author = parsePerson(value);
    if (name === 'committer') commit.committer = parsePerson(value);
    // Other lines belong to a signature, for example.
  }
  return commit;
}

/** The time is in seconds since 1970, with the zone of the person. */
function formatPerson({ name, email, seconds, zone }) {
  if (/[<>\n]/.test(name + email))
    throw new Error('A name must not contain <, > or a line break');
  return `${name} <${email}> ${seconds} ${zone}`;
}

function parsePerson(text) {
  const [, name, email, seconds, zone] = personForm.exec(text);
  return { name, email, seconds: Number(seconds), zone };
}
