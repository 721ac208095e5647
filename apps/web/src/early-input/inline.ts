import { markEndedSession } from '@hien/api/ended-session';
import { markLeaving } from '../entry/leaving.ts';
import { keepEarlyInput } from './early-input.ts';

markLeaving();
markEndedSession();
keepEarlyInput();
