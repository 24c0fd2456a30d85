/** Whether another request may follow on the same connection. */
export function staysOpen(request) {
  // After a broken request, its end is unknown.
  if (!request || request.body.isBroken) return false;
  const { version, headers } = request;
  const options = (headers.get('connection') ?? '').toLowerCase();
  const words = options.split(',').map((word) => word.trim());
  if (words.includes('close')) return false;
  return version !== 'HTTP/1.0' || words.includes('keep-alive');
}
