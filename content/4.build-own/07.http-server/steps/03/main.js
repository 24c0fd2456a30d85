import { serve } from './server.js';

const { port } = await serve(
  ({ method, target }) => `You sent ${method} ${target}\n`,
  { port: 8080 },
);
console.log(`Open http://127.0.0.1:${port}/`);
