import type { Sound } from './sound';

/** One stroke of a sound: a tone that starts at once and dies away. */
interface Stroke {
  /** When, in seconds from the start of the sound. */
  readonly at: number;
  /** In hertz, where it begins; it falls to half of that while it fades where `falls` is set. */
  readonly pitch: number;
  readonly falls?: boolean;
  readonly wave: OscillatorType;
  /** In seconds. */
  readonly length: number;
  /** Between 0 and 1. */
  readonly loudness: number;
}

const wood = (at: number, pitch: number, loudness: number): Stroke[] => [
  { at, pitch, falls: true, wave: 'triangle', length: 0.07, loudness },
  { at, pitch: pitch * 2.7, wave: 'sine', length: 0.025, loudness: loudness / 3 },
];
const bell = (at: number, pitch: number, loudness: number): Stroke[] => [
  { at, pitch, wave: 'sine', length: 0.9, loudness },
  { at, pitch: pitch * 2, wave: 'sine', length: 0.4, loudness: loudness / 4 },
];

/** A piece set down on wood; one falling over; three quiet bells; a clock's double tick. */
const SCORE: Readonly<Record<Sound, readonly Stroke[]>> = {
  move: wood(0, 330, 0.5),
  loss: [
    ...wood(0, 220, 0.5),
    { at: 0.06, pitch: 150, falls: true, wave: 'triangle', length: 0.32, loudness: 0.5 },
  ],
  end: [...bell(0, 392, 0.25), ...bell(0.18, 494, 0.25), ...bell(0.36, 587, 0.25)],
  lowTime: [...wood(0, 880, 0.25), ...wood(0.16, 880, 0.25)],
};

let context: AudioContext | null = null;

/** Makes ready to be heard. Some browsers let that happen in answer to a press alone. */
export async function wake(): Promise<AudioContext> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  return context;
}

/** Makes a sound, without a file and without asking the net. Silent where the browser lets nothing be heard yet. */
export async function play(sound: Sound): Promise<void> {
  const audio = await wake();
  for (const stroke of SCORE[sound]) strike(audio, stroke);
}

function strike(audio: AudioContext, { at, pitch, falls, wave, length, loudness }: Stroke): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const fade = new GainNode(audio, { gain: loudness });
  if (falls) tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + length);
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(fade).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
