import { useLocation } from 'react-router-dom';
import { safeNext } from './next.ts';

/** Where somebody wants to be once they are signed in: carried from page to page of the way there. */
export const useNext = (): string | undefined => safeNext(useLocation().search);
