// People and times for tests.
export function ada(seconds = 1700000000) {
  const name = 'Ada';
  return { name, email: 'ada@example.com', seconds, zone: '+0100' };
}
