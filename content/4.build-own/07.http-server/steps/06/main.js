import { serveFiles } from './files.js';
import { serve } from './server.js';

const folder = process.argv[2] ?? '.';
const { port } = await serve(serveFiles(folder), { port: 8080 });
console.log(`${folder} is at http://127.0.0.1:${port}/`);
