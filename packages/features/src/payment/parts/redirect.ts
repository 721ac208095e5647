/** Goes to a gateway's page. The back button comes back to ours. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}
