import {
  Ban,
  CircleCheck,
  CircleDashed,
  Clock3,
  Flame,
  Gem,
  Info,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from '../Badge/Badge.tsx';

/** The sign of each tone, so that colour never speaks alone. */
export const toneIcons: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  info: Info,
  positive: CircleCheck,
  caution: Clock3,
  critical: Ban,
  accent: Flame,
  paid: Gem,
};
