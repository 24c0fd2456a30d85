// The sounds of the examples.
import {
  bell,
  choir,
  drum,
  horn,
  hum,
  mix,
  noise,
  note,
  pluck,
  rain,
  type Sound,
  speak,
  tune,
  whistle,
} from './sound.ts';

/** Three horn signals: one short sound, two, three. */
const hornSignals = () =>
  mix(8, ...[0.2, 2, 2.8, 4.6, 5.4, 6.2].map((from) => [from, horn(0.55), 0.9] as const));

/** The bell of a bus, rung twice. */
const busBell = () => mix(2.4, [0.1, bell(1, 1760), 0.8], [0.5, bell(1.8, 1760), 0.8]);

/** A blackbird starts, and a robin joins in. */
const dawnChorus = () => {
  const blackbird = whistle([
    [1900, 2300, 0.22],
    [2300, 1800, 0.2],
    [1800, 2100, 0.3],
    [2600, 1700, 0.26],
  ]);
  const again = whistle([
    [2100, 2500, 0.2],
    [1700, 2200, 0.3],
    [2400, 1900, 0.24],
    [2000, 2300, 0.2],
  ]);
  const robin = whistle([
    [4200, 5200, 0.07],
    [5000, 4300, 0.07],
    [4600, 5600, 0.09],
    [5200, 3900, 0.12],
    [4700, 5100, 0.06],
  ]);
  return mix(
    8,
    [0.2, blackbird, 0.6],
    [2, again, 0.6],
    [3.4, robin, 0.35],
    [4.2, blackbird, 0.5],
    [5, robin, 0.35],
    [6, again, 0.55],
    [6.6, robin, 0.35],
  );
};

/** Rosa remembers the mill: water, a voice, a door. */
const mill = () =>
  mix(
    7,
    [0, noise(7, 0.12, (time) => 0.7 + 0.3 * Math.sin(time * 7)), 0.35],
    [0.4, speak('Rosa', 'The wheel woke us at five.', 135), 1.1],
    [3, noise(1, 0.25, (time) => (Math.sin(time * 120 * (1 + time)) > 0.6 ? 1.6 : 0.05), 12), 0.8],
    [4.6, speak('Rosa', 'Every day.', 130), 1.1],
  );

/** A spring song of our own: a tune with a plucked bass. */
const spring = () => {
  const melody = [
    ['G4', 1],
    ['A4', 1],
    ['B4', 1],
    ['D5', 2],
    ['B4', 1],
    ['A4', 1],
    ['G4', 1],
    ['E4', 1],
    ['G4', 3],
    ['B4', 1],
    ['C5', 1],
    ['D5', 1],
    ['E5', 2],
    ['D5', 1],
    ['B4', 1],
    ['A4', 1],
    ['B4', 1],
    ['G4', 3],
  ] as const;
  const bass = [
    ['G2', 3],
    ['D3', 3],
    ['E3', 3],
    ['G2', 3],
    ['G2', 3],
    ['C3', 3],
    ['D3', 3],
    ['G2', 3],
  ] as const;
  return mix(
    9.4,
    [0, tune(0.38, melody, (seconds, frequency) => choir(seconds, [frequency], [520, 1000, 2300])), 0.9],
    [0, tune(0.38, bass, (seconds, frequency) => pluck(seconds, frequency)), 0.7],
  );
};

/** A choir that holds three chords. */
const rehearsal = (chords: readonly (readonly string[])[], formants: number[]) => () =>
  mix(6.5, ...chords.map((chord, i) => [i * 2, choir(2.2, chord.map(note), formants), 0.9] as const), [
    0,
    drum(90),
    0.05,
  ]);

/** The files by name without an ending, and their sounds. */
export const sounds: Readonly<Record<string, { endings: readonly string[]; make(): Sound }>> = {
  horn: { endings: ['mp3'], make: hornSignals },
  bell: { endings: ['mp3'], make: busBell },
  dawn: { endings: ['ogg'], make: dawnChorus },
  hive: { endings: ['mp3'], make: () => hum(6) },
  rain: { endings: ['mp3'], make: () => rain(6) },
  mill: { endings: ['opus', 'mp3'], make: mill },
  spring: { endings: ['opus', 'mp3'], make: spring },
  altos: {
    endings: ['mp3'],
    make: rehearsal(
      [
        ['A3', 'D4'],
        ['G3', 'D4'],
        ['A3', 'E4'],
      ],
      [650, 1100, 2700],
    ),
  },
  tenors: {
    endings: ['mp3'],
    make: rehearsal(
      [
        ['D3', 'A3'],
        ['E3', 'G3'],
        ['D3', 'F3'],
      ],
      [560, 980, 2400],
    ),
  },
};
