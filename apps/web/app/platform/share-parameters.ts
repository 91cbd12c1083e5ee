/** By which names the system hands over what another app shares with the community. */
export const shareParameters = { title: 'shareTitle', text: 'shareText', url: 'shareUrl' } as const;
