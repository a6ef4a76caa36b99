// The theme without its fonts: system fonts load nothing.
import Theme from 'vitepress/theme-without-fonts'
import AcceleratorTable from './AcceleratorTable.vue'
import RuleTable from './RuleTable.vue'
import './style.css'

export default {
  extends: Theme,
  enhanceApp({ app }) {
    app.component('AcceleratorTable', AcceleratorTable)
    app.component('RuleTable', RuleTable)
  },
}
