import type { Settings } from './settings.ts'

/** One gate of a fleet. */
export interface Gate {
  /** Names the gate within the fleet: no other gate has the same key. */
  key: string
  settings: Settings
}
