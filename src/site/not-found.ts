// The 404 document is one file for every missing address. The server inserts the address; on a static host, a
// short script does, which also adds the part after # that is never sent to a server.

/** Placeholder for the requested address. */
export const pathPlaceholder = '{{path}}';
