// What the frame of the checks cannot load by itself when the quest is read offline: media of the answer, and axe-core.
import type { Quest, QuestFile } from '#schema/page/quest.ts';
import { isFromDevice } from '../../example/place-frame.ts';

interface CheckedAnswer {
  files: QuestFile[];
  /** A data address. */
  axe?: string;
  /** Milliseconds that a check may take, where that is longer than usual. */
  patience?: number;
}

/** Checks read the addresses of media again and again, and each holds a whole file. */
const mediaPatience = 20_000;

/** An answer as it is sent to the checks. Online, the frame loads everything else from the site. */
export async function answerToCheck(
  { axe }: Pick<Quest, 'axe'>,
  files: readonly QuestFile[],
): Promise<CheckedAnswer> {
  if (!isFromDevice()) return { files: [...files] };
  const [{ embedMedia }, { savedFile, savedMediaOf }] = await Promise.all([
    import('../embed-media.ts'),
    import('../../../offline/saved-media.ts'),
  ]);
  const media = await savedMediaOf(files.map(({ text }) => text).join('\n'));
  const script = axe && (await savedFile(axe));
  return {
    files: embedMedia(files, media),
    ...(script && { axe: script }),
    ...(Object.keys(media).length > 0 && { patience: mediaPatience }),
  };
}
