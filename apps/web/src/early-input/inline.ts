import { markLeaving } from '../entry/leaving.ts';
import { keepEarlyInput } from './early-input.ts';

markLeaving();
keepEarlyInput();
