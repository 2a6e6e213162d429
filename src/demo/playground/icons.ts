import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Delete from '@mui/icons-material/Delete';
import Favorite from '@mui/icons-material/Favorite';
import Search from '@mui/icons-material/Search';
import Send from '@mui/icons-material/Send';
import Settings from '@mui/icons-material/Settings';
import Star from '@mui/icons-material/Star';
import type { ComponentType } from 'react';
import type { PLAYGROUND_ICONS } from '../../model/playground.ts';

/** The pictures that controls for icons offer. */
export const icons: Readonly<Record<(typeof PLAYGROUND_ICONS)[number], ComponentType>> = {
  Add,
  Check,
  Delete,
  Favorite,
  Search,
  Send,
  Settings,
  Star,
};
