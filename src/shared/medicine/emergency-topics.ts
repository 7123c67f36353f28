/** Alias of the tag „first aid“. What bears it is read in an emergency: beside it nothing is advertised or sold. */
export const emergencyTag = 'pirveli-dakhmareba';
