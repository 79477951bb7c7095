/** A command cannot go on, for a reason outside the content. The message is French, for whoever runs the command. */
export class Fault extends Error {}
