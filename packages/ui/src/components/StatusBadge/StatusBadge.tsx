import { Ban, CircleCheck, CircleDashed, Clock3, Flame, Gem, Info, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeProps, type Tone } from '../Badge/Badge.tsx';

const iconOf: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  info: Info,
  positive: CircleCheck,
  caution: Clock3,
  critical: Ban,
  accent: Flame,
  paid: Gem,
};

export type StatusBadgeProps = Omit<BadgeProps, 'icon' | 'tone'> & {
  tone: Tone;
  /** The status in words. Which code has which tone is not known here. */
  children: string;
  /** In place of the tone's own sign. */
  icon?: LucideIcon;
};

/** Where a thing stands: sign, word and colour together, so that none of them is needed alone. */
export const StatusBadge = ({ tone, icon: Icon = iconOf[tone], ...rest }: StatusBadgeProps) => (
  <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} />} {...rest} />
);
