/** Whether the reader's keyboard has a Command key, which there does what Control does elsewhere. */
export function hasAppleKeyboard({
  platform,
  userAgent,
}: Pick<Navigator, 'platform' | 'userAgent'>): boolean {
  const apple = /\b(?:Mac|iPhone|iPad|iPod)/;
  return apple.test(platform) || apple.test(userAgent);
}
