// How a live example looks before its own styles: readable, as paper, and no wider than its frame. Where a picture is
// missing, readers see its text. Lines of code and of fields have a height of their own: that of a typeface differs from
// system to system, and the room of a result is measured on one of them.

export const exampleStyle =
  ':where(html){background:#fff;color:#0f172b;color-scheme:light}:where(body){font:16px/1.5 system-ui,sans-serif;margin:16px;overflow-wrap:break-word}:where(code,kbd,samp){line-height:1}:where(button,input,select,textarea){line-height:1.2}:where(img,svg,video){max-width:100%}:where(img:not([height]),video:not([height])){height:auto}:where([data-missing]:not([alt=""])){background:#eef2f7;box-sizing:border-box;color:#45556c;display:inline-block;font-size:13px;line-height:1.3}';
