/** Goes to a gateway's page. The back button comes back to ours. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
