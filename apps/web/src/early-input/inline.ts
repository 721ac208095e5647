import { markEndedSession } from '@hien/api/ended-session';
import { markLeaving } from '../entry/leaving.ts';
import { keepPlaceOnLeaving } from '../entry/scroll-places.ts';
import { keepEarlyInput } from './early-input.ts';

keepPlaceOnLeaving();
markLeaving();
markEndedSession();
keepEarlyInput();
