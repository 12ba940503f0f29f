/** A few sounds, made on the spot. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const NOTES = { tap: [660], turn: [523, 784], over: [523, 659, 784, 1047] } as const;

export function sound(name: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [index, note] of NOTES[name].entries()) {
    const begin = context.currentTime + index * 0.12;
    const gain = context.createGain();
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = note;
    gain.gain.setValueAtTime(0.12, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.25);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.26);
  }
}
