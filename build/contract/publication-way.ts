/** The way by which writers publish the site from the workshop. It holds no secret. */
export type PublicationWay = GitWay | SftpWay | FolderWay;

/** A branch that a host builds the site from. */
export interface GitWay {
  by: 'git';
  /** Name of the remote repository, as the local one knows it. */
  remote: string;
  branch: string;
}

/** A folder of a host that is reached by SFTP. */
export interface SftpWay {
  by: 'sftp';
  host: string;
  port: number;
  user: string;
  /** From where one arrives at, or absolute. */
  folder: string;
}

/** A folder of this machine, or one that a server shows on it. */
export interface FolderWay {
  by: 'folder';
  /** From the project's root, or absolute. */
  folder: string;
}
