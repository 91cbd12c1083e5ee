export const shareParameters = { title: 'shareTitle', text: 'shareText', url: 'shareUrl' } as const;
