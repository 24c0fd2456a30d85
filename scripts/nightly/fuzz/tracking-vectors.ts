// Sources of live examples that try to request something from another host, each in its own way. Without script, a
// browser that shows one of them as it is makes the request by itself.

/** The sources by name. `host` is `name:port`; each source requests `/_example/<its name>` there. */
export function trackingVectors(host: string): Record<string, string> {
  const make = (source: (address: string) => string) => source;
  const sources = {
    image: make((a) => `<img src="${a}" alt="">`),
    'image-without-scheme': make((a) => `<img src="${a.slice(5)}" alt="">`),
    'image-with-backslashes': make((a) => `<img src="\\\\${a.slice(7)}" alt="">`),
    'image-with-control-characters': make((a) => `<img src="&#1; h&#9;tt&#10;p:${a.slice(5)}" alt="">`),
    srcset: make((a) => `<img srcset="boat.png 0.5x, ${a} 1x, ${a} 2x" src="boat.png" alt="">`),
    'srcset-only-commas': make((a) => `<img srcset=",,${a}," alt="">`),
    picture: make((a) => `<picture><source srcset="${a}"><img src="boat.png" alt=""></picture>`),
    'image-input': make((a) => `<input type="image" src="${a}" alt="">`),
    video: make((a) => `<video src="${a}" preload="auto" autoplay muted></video>`),
    poster: make((a) => `<video poster="${a}"></video>`),
    audio: make((a) => `<audio preload="auto"><source src="${a}"></audio>`),
    track: make(
      (a) => `<video crossorigin src="boat.webm"><track default kind="captions" src="${a}"></video>`,
    ),
    iframe: make((a) => `<iframe src="${a}"></iframe>`),
    srcdoc: make((a) => `<iframe srcdoc="<img src='${a}'>"></iframe>`),
    'srcdoc-in-srcdoc': make(
      (a) => `<iframe srcdoc="<iframe srcdoc='<img src=&amp;quot;${a}&amp;quot;>'></iframe>"></iframe>`,
    ),
    frameset: make((a) => `<html><frameset><frame src="${a}"></frameset></html>`),
    object: make((a) => `<object data="${a}"></object>`),
    embed: make((a) => `<embed src="${a}">`),
    stylesheet: make((a) => `<link rel="stylesheet" href="${a}">`),
    'stylesheet-in-address': make(
      (a) => `<link rel="stylesheet" href="data:text/css,@import%20'${a.replace('http', '%68ttp')}'">`,
    ),
    preload: make((a) => `<link rel="preload" as="image" href="${a}">`),
    'preload-srcset': make((a) => `<link rel="preload" as="image" imagesrcset="${a} 1x">`),
    prefetch: make((a) => `<link rel="prefetch" href="${a}">`),
    preconnect: make((a) => `<link rel="preconnect" href="${a}">`),
    'dns-prefetch': make((a) => `<link rel="dns-prefetch" href="${a}">`),
    icon: make((a) => `<link rel="icon" href="${a}">`),
    manifest: make((a) => `<link rel="manifest" href="${a}">`),
    refresh: make((a) => `<meta http-equiv="refresh" content="0; url=${a}">`),
    base: make((a) => `<base href="${a.replace(/_example.*/, '')}"><img src="_example/base" alt="">`),
    'body-background': make((a) => `<body background="${a}"><p>One</body>`),
    'table-background': make((a) => `<table background="${a}"><tr><td background="${a}">One</table>`),
    style: make((a) => `<style>p { background: url(${a}) }</style><p>One`),
    'style-on-root': make((a) => `<html style="background: url(${a})"><p>One`),
    'style-attribute': make((a) => `<p style="background: url('${a}')">One`),
    'style-escaped-name': make((a) => `<style>p { background: \\75 r\\6c("${a}") }</style><p>One`),
    'style-escaped-address': make((a) => `<style>p { background: url(\\68${a.slice(1)}) }</style><p>One`),
    'style-import': make((a) => `<style>@import "${a}";</style>`),
    'style-escaped-import': make((a) => `<style>@\\69mport url(${a});</style>`),
    'style-import-in-address': make(
      (a) => `<style>@import url("data:text/css,@import%20'${a.replace('http', '%68ttp')}'");</style>`,
    ),
    'style-image-set': make((a) => `<style>p { background: image-set("${a}" 1x) }</style><p>One`),
    'style-variable': make(
      (a) => `<style>p { --a: "${a}"; background: image-set(var(--a) 1x) }</style><p>One`,
    ),
    'style-after-hash': make(
      (a) => `<style>i { color: #url(a"b)"); } p { background: url(${a}) } i { color: " }</style><p>One`,
    ),
    'style-after-number': make(
      (a) => `<style>i { width: 1url(a"b)"); } p { background: url(${a}) } i { color: " }</style><p>One`,
    ),
    'style-font': make(
      (a) => `<style>@font-face { font-family: A; src: url(${a}) } p { font-family: A }</style><p>One`,
    ),
    'style-content': make((a) => `<style>p::before { content: url(${a}) }</style><p>One`),
    cursor: make((a) => `<style>html { cursor: url(${a}), auto }</style><p>One`),
    'list-marker': make((a) => `<ul style="list-style-image: url(${a})"><li>One</ul>`),
    'svg-image': make((a) => `<svg><image href="${a}" width="9" height="9"/></svg>`),
    'svg-xlink': make((a) => `<svg><image xlink:href="${a}" width="9" height="9"/></svg>`),
    'svg-use': make((a) => `<svg><use href="${a}#a"/></svg>`),
    'svg-filter': make(
      (a) =>
        `<svg><filter id="f"><feImage href="${a}"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
    ),
    'svg-fill': make((a) => `<svg><rect width="9" height="9" fill="url(${a}#a)"/></svg>`),
    'svg-style': make(
      (a) => `<svg><style>rect { fill: url(${a}#a) }</style><rect width="9" height="9"/></svg>`,
    ),
    'svg-animation': make(
      (a) =>
        `<svg><image href="boat.png" width="9" height="9"><set attributeName="href" to="${a}" begin="0s"/></image></svg>`,
    ),
    'svg-animated-values': make(
      (a) =>
        `<svg><image href="boat.png" width="9" height="9"><animate attributeName="xlink:href" values="${a};${a}" dur="9s"/></image></svg>`,
    ),
    noscript: make((a) => `<noscript><img src="${a}" alt=""></noscript>`),
    'noscript-in-head': make((a) => `<head><noscript><link rel="stylesheet" href="${a}"></noscript></head>`),
    'shadow-root': make(
      (a) => `<div><template shadowrootmode="open"><img src="${a}" alt=""></template></div>`,
    ),
    'nested-style': make((a) => `<svg><style><img src="${a}" alt=""></style></svg>`),
    'nested-math': make(
      (a) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=${a}&gt;">`,
    ),
    'closed-in-attribute': make((a) => `<noscript><p title="</noscript><img src=${a} alt=>"></noscript>`),
  };
  const named = Object.entries(sources).map(([name, source]) => [
    name,
    source(`http://${host}/_example/${name}`),
  ]);
  return Object.fromEntries(named);
}

/** Sources that request something only when a reader acts on them. */
export function tracksOnUse(host: string): Record<string, string> {
  const address = `http://${host}/_example/used`;
  return {
    link: `<a href="${address}" target="_top">One</a>`,
    ping: `<a href="#one" ping="${address}">One</a>`,
    'svg-link': `<svg><a xlink:href="${address}"><text y="20">One</text></a></svg>`,
    form: `<form action="${address}"><button>One</button></form>`,
    formaction: `<form><button formaction="${address}">One</button></form>`,
    map: `<img usemap="#m" src="boat.png" alt=""><map name="m"><area href="${address}" alt="One"></map>`,
  };
}
