export { buildServer, type ServerFolders } from './app.ts'
export { StartRefusal } from './refusal.ts'
export { serve, type RunningServer, type ServeSettings } from './serve.ts'
export { Admin, type Verdict } from './operations/admin.ts'
