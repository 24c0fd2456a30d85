// Data requested by a page besides its document, created on demand: payloads, fragments, icons, pictures, the
// build's record.
import { markdownPath } from '#lib/address/markdown-path.ts';
import type { Renderer } from '#render/renderer.ts';
import type { CurrentBuild } from '#schema/builds.ts';
import { constants } from '#schema/constants.ts';
import type { Payload } from '#schema/page/page-data.ts';
import { questFramePath } from '#schema/page/quest.ts';
import { stepFramePath } from '#schema/page/step-run.ts';
import type { TextFile } from '#schema/search-text.ts';
import { addresses, addressPattern, downloadType, ownHeadersFor } from '#site/addresses.ts';
import { galleryPath, routeRules } from '#site/gallery.ts';
import { questDataPath } from '#site/quest-data.ts';
import { stepDataPath } from '#site/step-data.ts';
import { stepZipPath } from '#site/step-zip.ts';
import { contentTypeFor } from '../content-type.ts';
import { respondWithIcons } from '../endpoints/icon-endpoint.ts';
import { respondWithIsland } from '../endpoints/island-endpoint.ts';
import { compileFrameScript, type ExampleFrame, exampleFrames } from '../example-frame.ts';
import { axePath, axeScript, compileQuestScript, questFrames } from '../quest-frame.ts';
import { compileStepScripts, stepFrames } from '../step-frame.ts';
import type { LiveContent } from './live-content.ts';
import { drawNamedPicture, notePictures } from './named-pictures.ts';

export interface DataAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The only build id on the authoring server. */
const buildId = 'dev';

const PAYLOAD = addresses.payloads.path.replace('{page}', '');
const MARKDOWN = addresses.markdown.path.replace('{page}', '');
const isStepZip = new RegExp(addressPattern(addresses.stepFiles));
const isStarterZip = new RegExp(addressPattern(addresses.starterFiles));
const isStepData = new RegExp(addressPattern(addresses.stepData));
const isQuest = new RegExp(addressPattern(addresses.quests));

/** Files that have a content hash in their name in a build. */
const dataFiles = {
  navigation: `${addresses.data.path}navigation.json`,
  panels: `${addresses.data.path}panels.json`,
  outline: `${addresses.data.path}outline.json`,
  search: `${addresses.data.path}search.json`,
  text: `${addresses.data.path}text.json`,
};

/** Followed by the first word of the part. */
const textPart = `${addresses.data.path}words/`;

/** The response to a request for data; null if the request is for a document. */
export async function answerData(
  url: URL,
  path: string,
  renderer: Renderer,
  content: LiveContent,
  publicDir: string,
): Promise<DataAnswer | null> {
  if (path.endsWith(PAYLOAD)) return answerPayload(path, renderer, content);
  if (isStepZip.test(path) || isStarterZip.test(path)) return answerZip(path, content);
  if (isStepData.test(path)) return answerStepData(path, renderer, content);
  if (isQuest.test(path)) return answerQuest(path, renderer, content);
  if (path.endsWith(MARKDOWN)) return answerMarkdown(path, renderer, content);
  if (path.startsWith(addresses.builds.path)) return answerRecord(path, renderer);
  if (path === dataFiles.panels) return json(200, renderer.panels);
  if (path === dataFiles.navigation) return json(200, renderer.menu);
  if (path === dataFiles.outline) return json(200, renderer.outline);
  if (path === dataFiles.search) return json(200, await renderer.searchFile());
  if (path === dataFiles.text || path.startsWith(textPart)) return answerSearchText(path, renderer);
  if (path.startsWith(addresses.examples.path)) return answerExample(path, content);
  if (path.startsWith(addresses.stills.path)) return answerStill(path, renderer, content);
  if (path.startsWith(addresses.images.path) || path.startsWith(addresses.share.path))
    return answerPicture(path, content, publicDir);
  return (
    respondWithIcons(path, url.searchParams) ??
    (await respondWithIsland(path, url.searchParams, async (use) => {
      if (typeof use.props?.path === 'string') await content.prepare(use.props.path);
      return renderer.renderIsland(use);
    }))
  );
}

async function answerPayload(path: string, renderer: Renderer, content: LiveContent): Promise<DataAnswer> {
  const payload = await makePayload(path.slice(0, -PAYLOAD.length) || '/', renderer, content);
  return payload ? json(200, payload) : json(404, {});
}

/** The current data of a page; null if the page does not exist. */
export async function makePayload(
  path: string,
  renderer: Renderer,
  content: LiveContent,
): Promise<Payload | null> {
  await content.prepare(path);
  const rendered = await (path === galleryPath ? renderer.renderGallery() : renderer.renderData(path));
  notePictures(rendered);
  return rendered && { data: rendered.bundle, prerenderedAt: Date.now() };
}

/** The current files of a step or a starter; null if no page has this archive. */
function answerZip(path: string, content: LiveContent): DataAnswer | null {
  const page = path.slice(0, -stepZipPath('').length);
  const body = isStarterZip.test(path) ? content.packStarter(page) : content.packStep(page);
  return body && { status: 200, headers: { 'content-type': contentTypeFor(path) }, body };
}

/** The step with its current files. */
async function answerStepData(path: string, renderer: Renderer, content: LiveContent): Promise<DataAnswer> {
  const target = path.slice(0, -stepDataPath('').length);
  await content.prepare(target);
  const step = await content.readStep(target, renderer);
  return step ? json(200, step) : json(404, {});
}

/** The quest with its current files. */
async function answerQuest(path: string, renderer: Renderer, content: LiveContent): Promise<DataAnswer> {
  const target = path.slice(0, -questDataPath('').length);
  await content.prepare(target);
  const quest = await content.readQuest(target, renderer);
  return quest ? json(200, quest) : json(404, {});
}

/** Null if no page has this Markdown: the address may be a page itself. */
async function answerMarkdown(
  path: string,
  renderer: Renderer,
  content: LiveContent,
): Promise<DataAnswer | null> {
  const target = path === markdownPath('/') ? '/' : path.slice(0, -MARKDOWN.length);
  await content.prepare(target);
  const rendered = await renderer.renderPage(target);
  if (!rendered?.markdown) return null;
  return {
    status: 200,
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
    body: rendered.markdown,
  };
}

function answerRecord(path: string, renderer: Renderer): DataAnswer {
  if (path === addresses.latestBuild.path) return json(200, { id: buildId, timestamp: 0 });
  if (path === `${addresses.buildRecords.path}${buildId}.json`) {
    const prerendered = ['/', ...renderer.site.nodeByPath.keys()];
    return json(200, {
      id: buildId,
      timestamp: 0,
      matcher: routeRules,
      prerendered,
    });
  }
  const current: CurrentBuild = {
    id: buildId,
    app: 'dev',
    versionPoll: constants.versionPoll,
    shell: renderer.shell,
    files: dataFiles,
  };
  return path === addresses.currentBuild.path ? json(200, current) : json(404, {});
}

async function answerSearchText(path: string, renderer: Renderer): Promise<DataAnswer> {
  const { parts, ...about } = renderer.searchText(await renderer.searchFile());
  if (path === dataFiles.text) {
    const list: TextFile = {
      ...about,
      parts: parts.map(({ first }) => [first, `${textPart}${encodeURIComponent(first)}.json`]),
    };
    return json(200, list);
  }
  // While pages are read and edited, words move between parts.
  const wanted = decodeURIComponent(path.slice(textPart.length).replace(/\.json$/, ''));
  return json(200, parts.findLast(({ first }) => first <= wanted)?.words ?? {});
}

async function answerPicture(path: string, content: LiveContent, publicDir: string): Promise<DataAnswer> {
  const drawn = await drawNamedPicture(path, content, publicDir);
  return drawn ? { status: 200, headers: { 'content-type': drawn.type }, body: drawn.bytes } : json(404, {});
}

/** The current static result of an example, for readers without JavaScript. */
async function answerStill(path: string, renderer: Renderer, content: LiveContent): Promise<DataAnswer> {
  const [, page = '', number] =
    /^(.*)\/(\d+)\.html$/.exec(path.slice(addresses.stills.path.length - 1)) ?? [];
  await content.prepare(page || '/');
  const body = (await renderer.renderData(page || '/'))?.stills[Number(number) - 1];
  if (body === undefined) return json(404, {});
  return {
    status: 200,
    headers: { ...ownHeadersFor(path), 'content-type': 'text/html; charset=utf-8' },
    body,
  };
}

/** A document for live examples, or a file that examples use. */
async function answerExample(path: string, content: LiveContent): Promise<DataAnswer> {
  const files = content.listExampleMedia();
  const frame = (await framesFor(path, files))[path];
  if (path === axePath)
    return { status: 200, headers: { 'content-type': contentTypeFor(path) }, body: axeScript() };
  if (!frame) {
    const body = content.readExampleMedia(path.slice(addresses.examples.path.length));
    if (!body) return json(404, {});
    const type = downloadType(path) ?? contentTypeFor(path);
    const headers = { ...ownHeadersFor(path), 'content-type': type, 'x-content-type-options': 'nosniff' };
    return { status: 200, headers, body };
  }
  return {
    status: 200,
    headers: { ...frame.headers, 'content-type': 'text/html; charset=utf-8' },
    body: frame.html,
  };
}

/** The documents for examples, quests or guide steps. */
async function framesFor(path: string, files: readonly string[]): Promise<Record<string, ExampleFrame>> {
  if (path === questFramePath) return questFrames(await compileQuestScript(), files);
  if (path === stepFramePath) return stepFrames(await compileStepScripts());
  return exampleFrames(await compileFrameScript(), files);
}

function json(status: number, value: unknown): DataAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
