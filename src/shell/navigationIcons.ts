import { BookOpen, Compass, Palette, Puzzle, Rocket, Wrench, type LucideIcon } from 'lucide-react';
import type { NavigationIcon } from '../model/navigation.ts';

/** What the icon names of navigation entries look like. */
export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  book: BookOpen,
  compass: Compass,
  palette: Palette,
  puzzle: Puzzle,
  rocket: Rocket,
  wrench: Wrench,
};
