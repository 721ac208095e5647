/** Whose players a page may hold. Nothing is asked of them before somebody presses; the server lets no other in. */
export const videoPlayers = ['https://www.youtube-nocookie.com'] as const;
