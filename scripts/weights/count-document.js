// Runs in the page: counts the document as the server sends it, without what scripts have changed.
(async () => {
  const html = await (await fetch(location.href)).text();
  const root = new DOMParser().parseFromString(html, 'text/html');
  const countRules = (rules) =>
    [...rules].reduce(
      (sum, rule) =>
        sum + (rule instanceof CSSStyleRule ? 1 : 'cssRules' in rule ? countRules(rule.cssRules) : 0),
      0,
    );
  const styles = [...root.querySelectorAll('style')].map(({ textContent }) => textContent);
  return {
    elements: root.querySelectorAll(':not(noscript *)').length,
    styleBytes: styles.join('').length,
    styleRules: styles.reduce((sum, text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sum + countRules(sheet.cssRules);
    }, 0),
  };
})();
