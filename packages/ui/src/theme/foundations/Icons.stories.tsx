import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowLeft,
  ArrowUpRight,
  BadgeCheck,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Ellipsis,
  Eye,
  FileText,
  Heart,
  House,
  Info,
  MapPin,
  Menu,
  MessageCircle,
  Pencil,
  Plus,
  Printer,
  RotateCw,
  Scale,
  Search,
  Share2,
  ShoppingBag,
  Trash2,
  TriangleAlert,
  Truck,
  UserRound,
  X,
  ZoomIn,
  type LucideIcon,
} from 'lucide-react';
import * as s from './foundations.css.ts';

/**
 * Signs are [Lucide](https://lucide.dev)’s: one line, round ends, no fill. They stand beside words, or alone in an
 * `IconButton` that says their name. They take the colour of the words around them.
 */
const meta = { title: 'foundations/Icons' } satisfies Meta;

export default meta;

const signs: readonly (readonly [Icon: LucideIcon, name: string, means: string])[] = [
  [X, 'X', 'closes, takes away'],
  [Check, 'Check', 'chosen, done'],
  [Plus, 'Plus', 'adds, unfolds'],
  [Trash2, 'Trash2', 'destroys'],
  [Pencil, 'Pencil', 'edits'],
  [RotateCw, 'RotateCw', 'tries again'],
  [Search, 'Search', 'searches'],
  [Menu, 'Menu', 'the phone’s navigation'],
  [Ellipsis, 'Ellipsis', 'more actions'],
  [ChevronDown, 'ChevronDown', 'opens below'],
  [ChevronRight, 'ChevronRight', 'goes further in'],
  [ArrowLeft, 'ArrowLeft', 'back'],
  [ArrowUpRight, 'ArrowUpRight', 'out of the product'],
  [Heart, 'Heart', 'kept in the collection'],
  [Scale, 'Scale', 'compared'],
  [Share2, 'Share2', 'passed on'],
  [Copy, 'Copy', 'copied'],
  [Printer, 'Printer', 'printed'],
  [ZoomIn, 'ZoomIn', 'enlarged'],
  [Eye, 'Eye', 'shown'],
  [ShoppingBag, 'ShoppingBag', 'the cart'],
  [Truck, 'Truck', 'delivery'],
  [UserRound, 'UserRound', 'the account'],
  [House, 'House', 'home'],
  [MapPin, 'MapPin', 'an address'],
  [MessageCircle, 'MessageCircle', 'comments, chat'],
  [CalendarDays, 'CalendarDays', 'a day'],
  [Clock, 'Clock', 'waits, until when'],
  [FileText, 'FileText', 'a paper'],
  [BadgeCheck, 'BadgeCheck', 'checked by us'],
  [Info, 'Info', 'to know'],
  [CircleCheck, 'CircleCheck', 'went well'],
  [TriangleAlert, 'TriangleAlert', 'look here soon'],
  [CircleAlert, 'CircleAlert', 'went wrong'],
];

/** One sign, one meaning: whoever needs another meaning takes another sign. */
export const Signs: StoryObj = {
  render: () => (
    <div className={s.icons}>
      {signs.map(([Icon, name, means]) => (
        <div key={name} className={s.icon}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <p className={s.name}>{means}</p>
            <p className={s.note}>{name}</p>
          </div>
        </div>
      ))}
    </div>
  ),
};

const sizes = [
  [16, 1.75, 'In a line of small text, in chips and badges.'],
  [18, 1.75, 'In buttons and fields, beside body text.'],
  [20, 1.75, 'Alone in an IconButton; in menus.'],
  [22, 1.75, 'Header and bottom bar.'],
  [24, 1.5, 'Beside a heading. Larger ones are drawings: Drawing.'],
] as const;

/** The larger, the thinner the line, so that all look equally dark. */
export const Sizes: StoryObj = {
  render: () => (
    <div>
      {sizes.map(([size, stroke, use]) => (
        <div key={size} className={s.row}>
          <span className={s.note}>
            {size} px · {stroke}
          </span>
          <span className={s.icon}>
            <Heart size={size} strokeWidth={stroke} aria-hidden />
            <Truck size={size} strokeWidth={stroke} aria-hidden />
            <span className={s.name}>{use}</span>
          </span>
        </div>
      ))}
    </div>
  ),
};
