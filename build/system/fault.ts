/** Something other than the content keeps a command from its work; the message is French, for whoever runs it. */
export class Fault extends Error {}
