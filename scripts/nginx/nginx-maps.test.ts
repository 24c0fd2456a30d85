import { expect, test } from 'vitest';
import type { Redirect } from '#server/http/redirects.ts';
import { nginxMaps } from './nginx-maps.ts';

const policy = {
  headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
  paths: { '/a.html': { 'Content-Security-Policy': 'sandbox "x"' } },
};

test('what a build decides becomes maps of file names', () => {
  const redirects = new Map<string, Redirect>([
    ['/old.b', { to: '/new#part', status: 301 }],
    ['/older', { to: '/new?a=$1', status: 301 }],
  ]);
  const names = ['index.html', 'index.html.br', 'a/b.Md', 'a/data.bin', '_headers', 'a.b/c'];
  expect(nginxMaps({ policy, names, redirects })).toMatchInlineSnapshot(`
    "# Made from a build by "npm run nginx". Do not edit.

    map $uri $plinth_content_security_policy {
      default "default-src 'none'";
      "~^/a\\\\.html(\\\\.br)?$" "sandbox \\"x\\"";
      "~^/_media/" "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'";
      "~^/_example/" "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'";
      "~^/_result/" "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
      "~\\\\.(js|css|json)(\\\\.br)?$" "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";
    }

    map $uri $plinth_x_content_type_options {
      default "nosniff";
    }

    map $uri $plinth_connection_allowlist {
      default "";
    }

    map $uri $plinth_cross_origin_resource_policy {
      default "";
      "~^/_share/" "cross-origin";
      "~^/_example/" "cross-origin";
    }

    map $uri $plinth_access_control_allow_origin {
      default "";
      "~^/_example/" "*";
    }

    map $uri $plinth_service_worker_allowed {
      default "";
      "~^/offline-worker\\\\.js(\\\\.br)?$" "/";
    }

    map $uri $plinth_content_disposition {
      default "";
      "~*^/_media/.*\\\\.html(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.htm(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.xhtml(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.xht(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.shtml(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.xml(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.xsl(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.xslt(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.rss(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.atom(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.rdf(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.mathml(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.js(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.mjs(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.cjs(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.wasm(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.swf(\\\\.br)?$" "attachment";
      "~*^/_media/.*\\\\.pdf(\\\\.br)?$" "attachment";
    }

    map $uri $plinth_file_type {
      default "application/octet-stream";
      "~^/_missing$" "";
      "~^/_example/frame\\\\.html(\\\\.br)?$" "text/html; charset=utf-8";
      "~^/_example/scripts\\\\.html(\\\\.br)?$" "text/html; charset=utf-8";
      "~^/_example/quest\\\\.html(\\\\.br)?$" "text/html; charset=utf-8";
      "~^/_example/step\\\\.html(\\\\.br)?$" "text/html; charset=utf-8";
      "~^/_example/axe\\\\.js(\\\\.br)?$" "text/javascript; charset=utf-8";
      "~*^/_media/.*\\\\.html(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.htm(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.xhtml(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.xht(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.shtml(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.xml(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.xsl(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.xslt(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.rss(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.atom(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.rdf(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.mathml(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.js(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.mjs(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.cjs(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.wasm(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.swf(\\\\.br)?$" "application/octet-stream";
      "~*^/_media/.*\\\\.pdf(\\\\.br)?$" "application/pdf";
      "~*^/_example/.*\\\\.html(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.htm(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.xhtml(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.xht(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.shtml(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.xml(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.xsl(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.xslt(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.rss(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.atom(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.rdf(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.mathml(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.js(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.mjs(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.cjs(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.wasm(\\\\.br)?$" "application/octet-stream";
      "~*^/_example/.*\\\\.swf(\\\\.br)?$" "application/octet-stream";
      "~^/_ipx/(w_[0-9]+&)?(h_[0-9]+&)?f_webp[&/]" "image/webp";
      "~^/_ipx/(w_[0-9]+&)?(h_[0-9]+&)?f_avif[&/]" "image/avif";
      "~^/_ipx/(w_[0-9]+&)?(h_[0-9]+&)?f_png[&/]" "image/png";
      "~^/_ipx/(w_[0-9]+&)?(h_[0-9]+&)?f_jpeg[&/]" "image/jpeg";
      "~*\\\\.bin(\\\\.br)?$" "application/octet-stream";
      "~*\\\\.html(\\\\.br)?$" "text/html; charset=utf-8";
      "~*\\\\.md(\\\\.br)?$" "text/markdown; charset=utf-8";
      "~/[^./]+$" "text/plain; charset=utf-8";
    }

    map $uri $plinth_file_cache {
      default "public, max-age=0, must-revalidate";
      "~^/assets/" "public, max-age=31536000, immutable";
      "~^/_media/" "public, max-age=31536000, immutable";
      "~^/_ipx/[^/]+/_media/" "public, max-age=31536000, immutable";
      "~^/_data/" "public, max-age=31536000, immutable";
      "~^/_share/" "public, max-age=31536000, immutable";
      "~^/builds/meta/" "public, max-age=31536000, immutable";
      "~^/builds/latest\\\\.json(\\\\.br)?$" "public, max-age=1, must-revalidate";
    }

    map $uri $plinth_is_missing_as_text {
      default "0";
      "~^/assets/" "1";
      "~^/_media/" "1";
      "~^/_ipx/" "1";
      "~^/_share/" "1";
      "~^/_example/" "1";
      "~^/_result/" "1";
      "~^/builds/" "1";
      "~^(?:/.*)?/_payload\\\\.json$" "1";
      "~^/build-own(?:/.*)?\\\\.zip$" "1";
      "~^/projects(?:/.*)?\\\\.zip$" "1";
      "~^/build-own(?:/.*)?/_step\\\\.json$" "1";
      "~^/quests(?:/.*)?/_quest\\\\.json$" "1";
    }

    map $uri $plinth_moved {
      default "";
      "~^/old\\\\.b/?$" "/new$is_args$args#part";
      "~^/older/?$" "/new?a=%241";
    }
    "
  `);
});

test('a redirect for now is refused: nginx would make it one for ever', () => {
  const redirects = new Map<string, Redirect>([['/a', { to: '/b', status: 302 }]]);
  expect(() => nginxMaps({ policy, names: [], redirects })).toThrow(
    '/a is moved with status 302; the nginx maps support only 301.',
  );
});

test('a header that only some files have is a map too', () => {
  const some = { headers: {}, paths: { '/a.html': { 'Connection-Allowlist': '()' } } };
  expect(nginxMaps({ policy: some, names: [], redirects: new Map() })).toContain(
    'map $uri $plinth_connection_allowlist {\n  default "";\n  "~^/a\\\\.html(\\\\.br)?$" "()";\n}',
  );
});
