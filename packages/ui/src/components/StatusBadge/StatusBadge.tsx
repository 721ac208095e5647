import type { LucideIcon } from 'lucide-react';
import { Badge, type BadgeProps, type Tone } from '../Badge/Badge.tsx';
import { toneIcons } from './tone-icons.ts';

export type StatusBadgeProps = Omit<BadgeProps, 'icon' | 'tone' | 'children'> & {
  tone: Tone;
  /** The status in words. Which code has which tone is not known here. */
  children: string;
  /** In place of the tone's own sign. */
  icon?: LucideIcon;
};

/** Where a thing stands: sign, word and colour together, so that none of them is needed alone. */
export const StatusBadge = ({ tone, icon: Icon = toneIcons[tone], ...rest }: StatusBadgeProps) => (
  <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} />} {...rest} />
);
