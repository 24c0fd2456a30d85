// The picture files of the examples: which drawing each shows, and how wide it is.
import type { Drawing } from './drawing.ts';
import { barn, barnWide, beans, hut, hutClose, ropeBridge, runners } from './pictures/country.ts';
import { fair, marketHall } from './pictures/green.ts';
import {
  boatIcon,
  chairLogo,
  curtainIcon,
  divider,
  homeIcon,
  pencilLine,
  rings,
  waveLine,
} from './pictures/marks.ts';
import { jars, kitchen, leaf, rockingChair, ryeLoaf, schoolChair } from './pictures/objects.ts';
import {
  chart,
  gardenPlan,
  hallPlan,
  homesLogo,
  poolPlan,
  routeMap,
  sponsor,
  timetable,
} from './pictures/plans.ts';
import { bakery, oldBus, repairHall, sideDoor, tramBridge } from './pictures/town.ts';
import {
  ferryAtLighthouse,
  ferryAtSunset,
  fishingBoats,
  lockHouse,
  twoFerries,
  upperDeck,
} from './pictures/water.ts';
import { clockmaker, hive, toolBoard } from './pictures/work.ts';

export interface Picture {
  drawing: Drawing;
  /** In pixels; an SVG file has none. */
  width?: number;
}

/** One file for each width, with the width in its name. */
const inWidths = (name: string, drawing: Drawing, widths: readonly number[]) =>
  Object.fromEntries(widths.map((width) => [`${name}-${width}.jpg`, { drawing, width }]));

/** By file name; the ending determines the format. Most are twice as wide as shown. */
export const pictures: Readonly<Record<string, Picture>> = {
  'bakery.jpg': { drawing: bakery, width: 480 },
  'barn-wide.jpg': { drawing: barnWide, width: 1200 },
  'barn.avif': { drawing: barn, width: 640 },
  'barn.jpg': { drawing: barn, width: 640 },
  'bees.jpg': { drawing: hive, width: 640 },
  ...inWidths('bridge', ropeBridge, [400, 800]),
  'bridge.jpg': { drawing: tramBridge, width: 480 },
  'bus-1962.jpg': { drawing: oldBus, width: 480 },
  'chart.png': { drawing: chart, width: 480 },
  'deck.jpg': { drawing: upperDeck, width: 600 },
  'door.jpg': { drawing: sideDoor, width: 480 },
  'fair.avif': { drawing: fair, width: 560 },
  'fair.jpg': { drawing: fair, width: 560 },
  ...inWidths('ferry', ferryAtLighthouse, [400, 800, 1600]),
  'ferries.webp': { drawing: twoFerries, width: 640 },
  'ferry.jpg': { drawing: ferryAtSunset, width: 960 },
  ...inWidths('garden', beans, [400, 800, 1600]),
  'garden.png': { drawing: gardenPlan, width: 600 },
  'hall.jpg': { drawing: repairHall, width: 960 },
  'hall.png': { drawing: hallPlan, width: 600 },
  'harbour.jpg': { drawing: fishingBoats, width: 600 },
  ...inWidths('hut', hut, [400, 800, 1600]),
  ...inWidths('hut-close', hutClose, [400, 800]),
  'images/start.jpg': { drawing: runners, width: 640 },
  'jars.jpg': { drawing: jars, width: 320 },
  'kitchen.jpg': { drawing: kitchen, width: 640 },
  'leaf.jpg': { drawing: leaf, width: 240 },
  'line-7.png': { drawing: timetable, width: 640 },
  'lock-house.jpg': { drawing: lockHouse, width: 480 },
  'logo.png': { drawing: homesLogo, width: 240 },
  'market-hall.jpg': { drawing: marketHall, width: 960 },
  'photos/rocking-chair.jpg': { drawing: rockingChair, width: 960 },
  'photos/school-chair.jpg': { drawing: schoolChair, width: 640 },
  'pool.png': { drawing: poolPlan, width: 640 },
  'route-9.png': { drawing: routeMap, width: 1280 },
  'rye.jpg': { drawing: ryeLoaf, width: 320 },
  'sponsor.png': { drawing: sponsor, width: 120 },
  'tools.jpg': { drawing: toolBoard, width: 960 },
  'workshop.jpg': { drawing: clockmaker, width: 960 },
  'boat.svg': { drawing: boatIcon },
  'curtain.svg': { drawing: curtainIcon },
  'divider.svg': { drawing: divider },
  'icon.svg': { drawing: homeIcon },
  'line.svg': { drawing: pencilLine },
  'logo.svg': { drawing: chairLogo },
  'rings.svg': { drawing: rings },
  'wave-line.svg': { drawing: waveLine },
};
