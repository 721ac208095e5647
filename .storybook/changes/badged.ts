/** Tags that the sidebar writes beside a component; `stable` is what most are. */
export const badged = ['new', 'deprecated'] as const;
