/** An address that holds the bytes of a file. Scripts get the type of scripts: the site sends them without one. */
export function dataAddress(name: string, blob: Blob): Promise<string> {
  const typed = /\.[cm]?js$/i.test(name) ? new Blob([blob], { type: 'text/javascript' }) : blob;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(typed);
  });
}
