export const suggestions = {
  didYouMean: (name: string): string => `Vouliez-vous dire « ${name} » ?`,
};
