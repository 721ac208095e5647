/**
 * Versions of what staff approve before others see it: items, promotions, projects, designs. The one that is seen stays while
 * the next is looked at.
 */
interface Revised {
  /** The version that others see; null while they see none. */
  readonly liveRevision: number | null;
  readonly draftRevision: number;
  /** Why staff refused what was sent last. */
  readonly rejection: string | null;
}

/** The version that was sent is seen from now on. */
export const publish = ({ draftRevision }: Pick<Revised, 'draftRevision'>) => ({
  liveRevision: draftRevision,
  rejection: null,
});

/** Another version is sent. */
export const again = ({ draftRevision }: Pick<Revised, 'draftRevision'>) => ({
  draftRevision: draftRevision + 1,
});

export const because = (
  _: Revised,
  { payload }: { readonly payload: { readonly reason: string } },
) => ({ rejection: payload.reason });
