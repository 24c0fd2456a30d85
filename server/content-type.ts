// Media types by file ending: files that a documentation site may publish, and files that browsers display or
// play.

const text = (subtype: string) => `text/${subtype}; charset=utf-8`;

const types: Record<string, string> = {
  // Text. TypeScript is served as text, to be read.
  css: text('css'),
  csv: text('csv'),
  htm: text('html'),
  html: text('html'),
  ics: text('calendar'),
  js: text('javascript'),
  md: text('markdown'),
  mjs: text('javascript'),
  ts: text('plain'),
  txt: text('plain'),
  vtt: text('vtt'),
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  xhtml: 'application/xhtml+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  // Data.
  json: 'application/json',
  jsonld: 'application/ld+json',
  map: 'application/json',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  // Pictures.
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
  // Audio and video.
  '3g2': 'video/3gpp2',
  '3gp': 'video/3gpp',
  aac: 'audio/aac',
  av1: 'video/av1',
  avi: 'video/x-msvideo',
  mid: 'audio/x-midi',
  midi: 'audio/x-midi',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  ogx: 'application/ogg',
  opus: 'audio/opus',
  weba: 'audio/webm',
  webm: 'video/webm',
  // Fonts.
  eot: 'application/vnd.ms-fontobject',
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
  // Downloads.
  bin: 'application/octet-stream',
  epub: 'application/epub+zip',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  gz: 'application/gzip',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  zip: 'application/zip',
};

/** The Content-Type of a file by its name. Names without a dot (`_headers`) are text. */
export function contentTypeFor(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && Object.hasOwn(types, ending)) return types[ending] ?? '';
  return name.includes('.') ? 'application/octet-stream' : text('plain');
}
