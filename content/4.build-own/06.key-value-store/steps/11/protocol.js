const usage = 'ERROR use SET key value, GET key or DEL key';

/** The answer to one line of a client. */
export function answer(store, line) {
  const [command, key, ...rest] = line.split(' ');
  if (!key) return usage;
  if (command === 'SET' && rest.length > 0) {
    store.set(key, rest.join(' ')); // a value may have spaces
    return 'OK';
  }
  if (rest.length > 0) return usage;
  if (command === 'GET') return answerWith(store.get(key));
  if (command === 'DEL') return store.delete(key) ? 'OK' : 'NONE';
  return usage;
}

function answerWith(value) {
  if (value === undefined) return 'NONE';
  if (/[\r\n]/.test(value)) return 'ERROR the value has a line break';
  return `VALUE ${value}`;
}
