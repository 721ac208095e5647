import { beginningEssays } from './beginnings.ts';
import type { EssayContent } from './essay.ts';
import { hourEssays } from './hours.ts';
import { keepingEssays } from './keeping.ts';
import { livingEssays } from './living.ts';
import { placeEssays } from './places.ts';
import { roomEssays } from './rooms.ts';
import { thingEssays } from './things.ts';

export const essays: readonly EssayContent[] = [
  ...livingEssays,
  ...placeEssays,
  ...beginningEssays,
  ...hourEssays,
  ...thingEssays,
  ...keepingEssays,
  ...roomEssays,
];
