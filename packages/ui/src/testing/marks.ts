import * as emptyState from '../components/EmptyState/EmptyState.css.ts';
import * as errorSummary from '../components/Form/ErrorSummary.css.ts';
import * as picture from '../components/Picture/Picture.css.ts';
import * as skeleton from '../components/Skeleton/Skeleton.css.ts';

const selector = (classes: string) => `.${classes.split(' ').join('.')}`;

/** How a check finds what a screen shows in place of an answer; neither has a role of its own. */
export const marks = {
  skeleton: selector(skeleton.base),
  emptyState: selector(emptyState.root),
  errorSummary: selector(errorSummary.root),
  /** What stands in for a picture until it has come. */
  pictureToCome: selector(picture.blur),
} as const;
