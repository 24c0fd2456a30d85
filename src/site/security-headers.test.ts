import { expect, test } from 'vitest';
import { securityHeaders, staticHostHeaders } from './security-headers.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

test('the policy names every source and allows inline scripts by hash only', () => {
  expect(securityHeaders({ scripts: [HASH], styles: [HASH] })).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self' https://api.iconify.design; frame-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "SAMEORIGIN",
    }
  `);
});

test('something that is not a hash is refused', () => {
  expect(() =>
    securityHeaders({ scripts: ["'unsafe-inline'"], styles: [] }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: "'unsafe-inline'" is not a hash of an inline script or style. Write it as sha256-… in base64.]`,
  );
  expect(() => securityHeaders({ scripts: [], styles: ['sha256-abc; script-src *'] })).toThrow(
    'is not a hash',
  );
});

test('no path gets Cache-Control from two rules of the static host file', () => {
  const text = staticHostHeaders({ 'X-A': '1', 'X-B': '2' }, { '/frame.html': { 'X-A': '3', 'X-C': '4' } });
  expect(text).toMatchInlineSnapshot(`
    "# Documents are revalidated: both hosts send "public, max-age=0, must-revalidate" by default.

    /*
      X-A: 1
      X-B: 2

    /assets/*
      Cache-Control: public, max-age=31536000, immutable

    /_media/*
      Cache-Control: public, max-age=31536000, immutable
      Content-Security-Policy: sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'

    /_ipx/:made/_media/*
      Cache-Control: public, max-age=31536000, immutable

    /_data/*
      Cache-Control: public, max-age=31536000, immutable

    /_share/*
      Cache-Control: public, max-age=31536000, immutable
      Cross-Origin-Resource-Policy: cross-origin

    /_example/*
      Content-Security-Policy: sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'
      Cross-Origin-Resource-Policy: cross-origin
      Access-Control-Allow-Origin: *

    /_result/*
      Content-Security-Policy: sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'

    /builds/meta/*
      Cache-Control: public, max-age=31536000, immutable

    /builds/latest.json
      Cache-Control: public, max-age=1, must-revalidate

    /offline-worker.js
      Service-Worker-Allowed: /

    /frame.html
      ! X-A
      X-A: 3
      X-C: 4
    "
  `);
});
