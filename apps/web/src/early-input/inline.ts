import { markEndedSession } from '@hien/api/ended-session';
import { markLeaving } from '../entry/leaving.ts';
import { keepPlaceOnLeaving } from '../entry/scroll-places.ts';
import { keepEarlyInput } from './early-input.ts';
import { keepPressesOnTarget } from './moved-press.ts';

keepPlaceOnLeaving();
markLeaving();
markEndedSession();
// First: where a press belongs is known before it is asked whether the page listens.
keepPressesOnTarget();
keepEarlyInput();
