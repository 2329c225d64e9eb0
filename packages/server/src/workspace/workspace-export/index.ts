export {
  type WorkspaceExportContributor,
  type WorkspaceExportDocument,
  type WorkspaceExportTable,
  workspaceExports,
} from './workspace-export-contributor.ts';
